/** The pages by their address, as a person could type it. */
export const at = {
  welcome: '/pages/welcome/welcome',
  visit: '/pages/tabBar/visit/visit',
  avatar: '/pages/tabBar/avatar/avatar',
  shooting: '/pages/tabBar/shooting/shooting',
  album: '/pages/tabBar/album/album',
  mine: '/pages/tabBar/mine/mine',
  login: '/pagesA/login/login',
  result: '/pagesA/result/result',
  selfService: '/pagesB/selfService/selfService',
  origin: '/pagesB/origin/origin',
  withdraw: '/pagesA/withdraw/withdraw',
  messages: '/pagesA/components/myMessage/myMessage',
  preview: '/pagesA/preview/preview',
  previewVideo: '/pagesB/previewVideo/previewVideo',
  notFound: '/pages/error/404',
} as const;
