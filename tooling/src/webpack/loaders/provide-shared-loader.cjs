// Replaces the source by the registry of provided libraries, each behind a lazy import.
module.exports = function provideShared() {
  const { libraries } = this.getOptions();
  const entries = libraries.map(({ name, version, requests }) => {
    const near = requests.map((request) => this.utils.contextify(this.context, request));
    const imports = near.map((request) => `import(${JSON.stringify(request)})`);
    const [only, ...others] = imports;
    const load =
      others.length === 0
        ? `() => ${only}`
        : `async () => Object.assign({}, ...(await Promise.all([${imports.join(', ')}])))`;
    return `  { name: ${JSON.stringify(name)}, version: ${JSON.stringify(version)}, load: ${load} },`;
  });
  return `export const providedLibraries = [\n${entries.join('\n')}\n];\n`;
};
