/** Semantic version of the contracts; a breaking change needs a new major (checked against the released snapshot). */
export const contractVersion = '1.0.0';
