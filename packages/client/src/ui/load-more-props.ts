/** What LoadMore takes on every machine. */
export type LoadMoreProps = {
  label: string;
  isBusy?: boolean | undefined;
  onReach: () => void;
};
