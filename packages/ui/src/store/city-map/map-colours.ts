/** The colours of the bundled map in the theme of the page. */
export type MapColours = Record<
  'ground' | 'block' | 'water' | 'green' | 'road' | 'ink' | 'accent',
  string
>

/** Reads the tokens of the map at an element: a canvas does not follow style sheets. */
export function readMapColours(element: HTMLElement): MapColours {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(token).trim()
  return {
    ground: read('--map-ground'),
    block: read('--map-block'),
    water: read('--map-water'),
    green: read('--map-green'),
    road: read('--map-road'),
    ink: read('--ink-soft'),
    accent: read('--accent'),
  }
}
