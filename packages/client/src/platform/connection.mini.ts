let isConnected = true;

wx.getNetworkType?.({
  success: ({ networkType }) => {
    isConnected = networkType !== 'none';
  },
});
wx.onNetworkStatusChange?.((status) => {
  isConnected = status.isConnected;
});

/** Whether the machine says that it has a network. */
export function isOnline(): boolean {
  return isConnected;
}

/** Calls back when the network comes or goes; gives the function that ends it. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  const tell = (status: { readonly isConnected: boolean }) => listener(status.isConnected);
  wx.onNetworkStatusChange?.(tell);
  return () => wx.offNetworkStatusChange?.(tell);
}
