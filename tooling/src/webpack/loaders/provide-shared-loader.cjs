// Replaces the source by the registry of provided libraries, each behind a lazy import.
module.exports = function provideShared() {
  const { libraries } = this.getOptions();
  const entries = libraries.map(({ name, version, request }) => {
    const load = `() => import(${JSON.stringify(request)})`;
    return `  { name: ${JSON.stringify(name)}, version: ${JSON.stringify(version)}, load: ${load} },`;
  });
  return `export const providedLibraries = [\n${entries.join('\n')}\n];\n`;
};
