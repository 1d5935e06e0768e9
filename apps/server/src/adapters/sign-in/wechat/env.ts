import type { ValuesOf } from '../../../environment/area.ts';
import { webAddress } from '../../../environment/kinds.ts';
import { idOf, type ProviderKeys, readKeys, secretOf } from '../keys.ts';

export const wechatVariables = {
  KINORA_WECHAT_MINI_ID: idOf('WeChat, mini-program'),
  KINORA_WECHAT_MINI_SECRET: secretOf('WeChat, mini-program'),
  KINORA_WECHAT_APP_ID: idOf('WeChat, its library in an app (open platform)'),
  KINORA_WECHAT_APP_SECRET: secretOf('WeChat, its library in an app (open platform)'),
  KINORA_WECHAT_PAGE_ID: idOf('WeChat, pages within the app (service account)'),
  KINORA_WECHAT_PAGE_SECRET: secretOf('WeChat, pages within the app (service account)'),
  KINORA_WECHAT_SITE_ID: idOf('WeChat, code to scan on a site (open platform)'),
  KINORA_WECHAT_SITE_SECRET: secretOf('WeChat, code to scan on a site (open platform)'),
  KINORA_WECHAT_URL: webAddress('WeChat: another address of its API.', { shown: "the provider's" }),
  KINORA_WECHAT_PAGES_URL: webAddress('WeChat: another address of its pages.', { shown: "the provider's" }),
};

export interface WechatConfig {
  mini: ProviderKeys | undefined;
  app: ProviderKeys | undefined;
  page: ProviderKeys | undefined;
  site: ProviderKeys | undefined;
  url: string;
  pagesUrl: string;
}

export function readWechat(values: ValuesOf<typeof wechatVariables>): WechatConfig {
  return {
    mini: readKeys(values, 'KINORA_WECHAT_MINI'),
    app: readKeys(values, 'KINORA_WECHAT_APP'),
    page: readKeys(values, 'KINORA_WECHAT_PAGE'),
    site: readKeys(values, 'KINORA_WECHAT_SITE'),
    url: values.KINORA_WECHAT_URL ?? 'https://api.weixin.qq.com',
    pagesUrl: values.KINORA_WECHAT_PAGES_URL ?? 'https://open.weixin.qq.com',
  };
}
