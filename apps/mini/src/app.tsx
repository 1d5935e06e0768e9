// First of all: what follows needs them.
import './missing-built-ins';
import '@kinora/client/design-mini.css';
import { navigation, startApp } from '@kinora/client/mini';
import { usePageNotFound } from '@tarojs/taro';
import type { PropsWithChildren } from 'react';
import { readQuery } from './framed-page';

// A failure is reported by the host.
void startApp();

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(({ query }) => void navigation.relaunch('welcome', readQuery(query)));
  return children;
}
