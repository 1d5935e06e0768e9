/** The object of that name within a JSON text, as it stands there; undefined where there is none. */
export function cutObject(text: string, name: string): string | undefined {
  const [head = ''] = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(text) ?? [];
  if (head === '') return undefined;
  let depth = 0;
  let isText = false;
  for (let place = head.length; place < text.length; place++) {
    const character = text[place];
    if (isText) {
      if (character === '\\') place++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return text.slice(head.length, place + 1);
  }
  return undefined;
}
