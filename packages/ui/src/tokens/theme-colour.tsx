/** The ground of the page for what cannot read a style sheet: the browser's own bars, the manifest. */
export const themeColour = { light: '#fbf8f3', dark: '#161411' } as const
