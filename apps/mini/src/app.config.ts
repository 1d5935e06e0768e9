import { PAGE_LIST } from './page-list';

const preloadsA = { network: 'all' as const, packages: ['pagesA'] };

export default defineAppConfig({
  pages: PAGE_LIST.pages,
  subPackages: PAGE_LIST.subPackages,
  preloadRule: Object.fromEntries(PAGE_LIST.preloading.map((page) => [page, preloadsA])),
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
