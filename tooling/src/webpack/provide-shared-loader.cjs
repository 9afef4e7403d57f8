// Replaces the source by one lazy import per shared request: the shell's compilation then provides
// each of them, and nothing of it is loaded before somebody asks.
module.exports = function provideShared() {
  const { requests } = this.getOptions();
  const imports = requests.map((request) => `  () => import(${JSON.stringify(request)}),`);
  return `export const providedLibraries = [\n${imports.join('\n')}\n];\n`;
};
