import stylelint from 'stylelint';

const ruleName = 'certificates/no-bare-elements';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (selector) => `“${selector}” reaches the host's own elements: write it inside @scope`,
});

function isInside(rule, names) {
  for (let at = rule.parent; at; at = at.parent)
    if (at.type === 'rule' || (at.type === 'atrule' && names.test(at.name))) return true;
  return false;
}

/**
 * Returns whether a selector begins with an element type, `*` or a pseudo-class without a class, such as `li`, `* > a` and
 * `:root`.
 */
const isBare = (selector) => /^(?:[a-z*][\w-]*|(?=:))(?::[^\s>+~]*)*(?:$|[\s>+~])/i.test(selector);

/**
 * Creates a stylelint rule: a selector that does not begin with a class or attribute of the plugin is allowed inside
 * `@scope` only.
 */
const createRule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules((node) => {
    if (isInside(node, /^scope$|keyframes$/)) return;
    for (const selector of node.selectors.filter(isBare))
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: selector,
        message: messages.rejected(selector),
      });
  });
};
createRule.ruleName = ruleName;
createRule.messages = messages;

export default stylelint.createPlugin(ruleName, createRule);
