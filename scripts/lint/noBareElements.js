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

/** Whether the selector begins with a type, `*` or a pseudo-class alone, as `li`, `* > a` and `:root` do. */
const isBare = (selector) => /^(?:[a-z*][\w-]*|(?=:))(?::[^\s>+~]*)*(?:$|[\s>+~])/i.test(selector);

/** A selector that begins with no class or attribute of ours is allowed inside `@scope` only. */
const rule = (isOn) => (root, result) => {
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
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
