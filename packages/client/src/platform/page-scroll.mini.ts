import { createContext } from 'react';
import { createStore, type Store } from '../lib/store';

/** How far the page that a component stands in is scrolled, px. */
export const PageScroll = createContext<Store<number>>(createStore(0));
