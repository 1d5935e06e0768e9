/** Part of a picture, in shares of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a picture shows that no mark may cover. Who draws it knows, and says so in the file; no pixels have to be asked. */
export interface PictureContents {
  faces: readonly Part[];
  letters: readonly Part[];
}

const NAMESPACE = 'urn:kinora:picture-contents';
const UNITS = 10_000;

const partText = ({ x, y, width, height }: Part): string =>
  [x, y, width, height].map((side) => Math.round(side * UNITS)).join(' ');

/** Each once: words are often written twice for their shadow. */
const partsText = (parts: readonly Part[]): string => [...new Set(parts.map(partText))].join(', ');

/** The XMP packet in which a picture that has not left yet says what it shows. Leaving drops it. */
export function writeContents({ faces, letters }: PictureContents): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:kinora="${NAMESPACE}"`,
    ` kinora:Faces="${partsText(faces)}" kinora:Letters="${partsText(letters)}"/>`,
    '</rdf:RDF></x:xmpmeta>',
  ].join('');
}

function readParts(xmp: string, name: string): Part[] {
  const text = new RegExp(`\\skinora:${name}="([-\\d ,]*)"`).exec(xmp)?.[1] ?? '';
  return text.split(',').flatMap((part) => {
    const sides = part.trim().split(' ').map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = sides.map((side) => side / UNITS);
    return sides.length === 4 && sides.every(Number.isFinite) ? [{ x, y, width, height }] : [];
  });
}

/** What a packet of {@link writeContents} says; undefined for any other. */
export function readContents(xmp: string | undefined): PictureContents | undefined {
  if (!xmp?.includes(`"${NAMESPACE}"`)) return undefined;
  return { faces: readParts(xmp, 'Faces'), letters: readParts(xmp, 'Letters') };
}

/** What is shown of it in a part of the picture. */
export function contentsOfPart({ faces, letters }: PictureContents, cut: Part): PictureContents {
  const within = (parts: readonly Part[]) =>
    parts.map(({ x, y, width, height }) => ({
      x: (x - cut.x) / cut.width,
      y: (y - cut.y) / cut.height,
      width: width / cut.width,
      height: height / cut.height,
    }));
  return { faces: within(faces), letters: within(letters) };
}
