// Puts the brand around a component of antd: the wrapper asks for the component itself by a request
// that no rule meets again.
module.exports = function antdTheme() {};
module.exports.pitch = function pitch(rest) {
  const component = JSON.stringify(this.utils.contextify(this.context, `-!${rest}`));
  return [
    `import Component from ${component};`,
    `import { withAntdTheme } from '@portal/shared-ui/antd';`,
    `export * from ${component};`,
    'export default /* @__PURE__ */ withAntdTheme(Component);',
    '',
  ].join('\n');
};
