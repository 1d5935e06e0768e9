type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * The path of one SVG shape, so that a whole icon is one path.
 * Covers what outline icons use: path, line, circle, and rect with round corners of one radius.
 */
export function shapePath(tag: string, attributes: Attributes): string {
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      // A relative first move would count from the end of the shape before it.
      return String(attributes.d).replace(/^m/, 'M0 0m');
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'circle':
      return circlePath(at('cx'), at('cy'), at('r'));
    case 'rect':
      return rectPath(at('x'), at('y'), at('width'), at('height'), at('rx') || at('ry'));
    default:
      throw new Error(`No path for an SVG ${tag}`);
  }
}

function circlePath(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function rectPath(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const right = `h${across}${arc(radius, radius)}`;
  const left = `h${-across}${arc(-radius, -radius)}`;
  return `M${x + radius} ${y}${right}v${down}${arc(-radius, radius)}${left}v${-down}${arc(radius, -radius)}z`;
}
