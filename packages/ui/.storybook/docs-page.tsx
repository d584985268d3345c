import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { shopThemes } from './shop-theme.ts'

type Theme = keyof typeof shopThemes

/** A page of documentation in the theme of the toolbar. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = ({ globals }: { globals: { theme: Theme } }) => setTheme(globals.theme)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = 'ru'
  }, [theme])
  return (
    <DocsContainer context={context} theme={shopThemes[theme]}>
      {children}
    </DocsContainer>
  )
}

/** The address of the page names the globals that differ from the initial ones. */
function readTheme(): Theme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  return globals.split(';').includes('theme:dark') ? 'dark' : 'light'
}
