const SHOWN = 'title|placeholder|alt|label|aria-label|aria-description|okText|cancelText';

/** Every shown word comes from a language bundle. */
export const wordsInBundles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const refuse = (node) =>
      context.report({ node, message: 'Shown text belongs in the language bundles.' });
    return {
      'JSXText[value=/[A-Za-z]{2}/]': refuse,
      [`JSXAttribute[name.name=/^(${SHOWN})$/] > Literal[value=/^(?!https?:).*[A-Za-z]{2}/]`]:
        refuse,
    };
  },
};
