const path = require('node:path');
const attributes = require('./host-attributes.json');

// Components that shared code asks for by their tag alone, which the build does not see.
const BY_TAG = ['camera', 'page-container', 'swiper', 'swiper-item', 'video'];

/** Lets templates carry what a screen reader says, and hold the components that only a mini-program has. */
module.exports = (ctx) => {
  ctx.onParseCreateElement(({ componentConfig }) => {
    for (const tag of BY_TAG) componentConfig.includes.add(tag);
  });
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(ctx, attributes);
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'host-components-runtime.js')].flat();
    },
  });
  ctx.modifyBuildAssets(({ assets }) => {
    const source = assets['base.wxml']?.source().toString();
    if (!source) return;
    // The host's own words for a role and for what a picture shows.
    const text = source.replace(/ role="/g, ' aria-role="').replace(/ alt="/g, ' aria-label="');
    assets['base.wxml'] = { size: () => Buffer.byteLength(text), source: () => text };
  });
};
