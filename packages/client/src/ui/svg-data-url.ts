/** A picture as a data URL, for machines without an svg tag. The content is a constant of this folder: nothing is escaped. */
export function svgDataUrl(content: string, viewBox: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
