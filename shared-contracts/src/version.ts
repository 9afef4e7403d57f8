/** Semantic version of the contracts; a breaking change needs a new major (checked against the released snapshot). */
export const CONTRACT_VERSION = '3.9.0';
