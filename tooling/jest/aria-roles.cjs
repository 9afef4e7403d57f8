module.exports = globalThis.ariaRoles;
