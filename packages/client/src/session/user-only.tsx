import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../ui/empty-state';
import { GuestState } from './guest-state';
import { useIsLoggedIn } from './session';

interface UserOnlyProps extends Pick<EmptyStateProps, 'picture'> {
  readonly children: ReactNode;
}

/** What belongs to somebody: a guest who opens its address is shown the way to the login. */
export function UserOnly({ picture, children }: UserOnlyProps) {
  return useIsLoggedIn() ? children : <GuestState picture={picture} />;
}
