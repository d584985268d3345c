/** The page background for uses without a style sheet: browser bars, the manifest. */
export const themeColour = { light: '#fbf8f3', dark: '#161411' } as const
