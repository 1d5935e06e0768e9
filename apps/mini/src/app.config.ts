const TABS = ['visit', 'avatar', 'shooting', 'album', 'mine'].map((tab) => `pages/tabBar/${tab}/${tab}`);
const preloadsA = { network: 'all' as const, packages: ['pagesA'] };

export default defineAppConfig({
  pages: ['pages/welcome/welcome', ...TABS, 'pages/error/404'],
  subPackages: [
    {
      root: 'pagesA',
      pages: ['login/login', 'result/result', 'preview/preview', 'components/myMessage/myMessage'],
    },
    { root: 'pagesB', pages: ['previewVideo/previewVideo'] },
  ],
  preloadRule: Object.fromEntries(
    ['pages/welcome/welcome', ...TABS.filter((page) => !page.endsWith('visit'))].map((page) => [page, preloadsA]),
  ),
  window: {
    navigationStyle: 'custom',
    navigationBarTextStyle: '@textStyle' as 'black',
    backgroundTextStyle: '@pullStyle' as 'dark',
    backgroundColor: '@pageColour',
    backgroundColorTop: '@pageColour',
    backgroundColorBottom: '@pageColour',
  },
  darkmode: true,
  themeLocation: 'theme.json',
  lazyCodeLoading: 'requiredComponents',
});
