// What the style sheets of a mini-program may not hold, or would never match in it.
const UNSUPPORTED = /\*|:root|\[(?:data-|dir\b)|:focus-visible|:lang\(|::-webkit-|::-moz-|\bsvg\b|^\s*(?:html|body)\b/;
const isWideOnly = (params) => /min-width:\s*768px/.test(params);
const isPhoneOnly = (params) => /max-width:\s*767\.98px/.test(params);

/** A mini-program has the layout of a phone on every screen, since it is no wider than one. */
module.exports = () => ({
  postcssPlugin: 'host-css',
  OnceExit(root) {
    root.walkAtRules('media', (rule) => {
      if (isWideOnly(rule.params)) rule.remove();
      else if (isPhoneOnly(rule.params)) rule.replaceWith(rule.nodes);
    });
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !UNSUPPORTED.test(selector));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
});
module.exports.postcss = true;
