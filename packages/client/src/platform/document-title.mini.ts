/** Names the page where the host shows it, as in the task list. */
export function setDocumentTitle(title: string): void {
  wx.setNavigationBarTitle?.({ title });
}
