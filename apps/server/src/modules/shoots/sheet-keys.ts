/** Where a sheet's objects lie; the same sheet made again replaces them. */
export function sheetKeys(shoot: { uid: string; id: string }, sheet: number) {
  const stem = `users/${shoot.uid}/photos/${shoot.id}/${sheet}`;
  return { photo: `${stem}.jpg`, cover: `${stem}-cover.jpg` };
}
