import { useEffect } from 'react';
import { useUserInfo } from '../account/use-user-info';
import { pointsSpokenFor } from './points-spoken-for';
import { useOrders } from './use-orders';

/** The user's points that no order which waits to be paid takes, on whichever page of the list it stands. */
export function usePointsLeft(): number {
  const points = useUserInfo().data?.point ?? 0;
  const { data, hasNextPage, isFetching, fetchNextPage } = useOrders('waiting', points > 0);
  const isWanting = points > 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (isWanting) void fetchNextPage();
  }, [isWanting]);
  return Math.max(0, points - pointsSpokenFor(data?.pages.flatMap(({ orders }) => orders) ?? []));
}
