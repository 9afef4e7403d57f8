/** What the matchers and Testing Library ask of an element's style. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events'] as const;

const pruned = new WeakSet<CSSStyleSheet>();

const isAsked = (rule: CSSRule): boolean => {
  if ('media' in rule) return true;
  const style = 'style' in rule ? (rule.style as CSSStyleDeclaration) : undefined;
  return ASKED.some((name) => style?.getPropertyValue(name));
};

/** jsdom matches every rule against every element, so antd's thousands of looks would take most of the time. */
export const dropUnaskedRules = (): void => {
  for (const sheet of document.styleSheets) {
    if (pruned.has(sheet)) continue;
    pruned.add(sheet);
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
      if (!isAsked(sheet.cssRules[index] as CSSRule)) sheet.deleteRule(index);
  }
};
