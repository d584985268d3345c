import { LanguageProvider } from '@svetlitsa/shell/language/language-provider'
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceScreenDefinition } from '../resource-screen-definition.ts'
import { useFieldLabel } from './use-field-label.ts'

const modules = import.meta.glob<Record<string, ResourceScreenDefinition>>(
  '../../features/*/*-screen.ts',
  { eager: true },
)
const screens = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((screen) => typeof screen === 'object' && 'columns' in screen)

describe.each(['ru', 'kk', 'en'] as const)('[shop.resource] in %s', (language) => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    'every field of %s has a word',
    (_name, { fields, columns, sorts, flags }) => {
      const { result } = renderHook(() => useFieldLabel(), {
        wrapper: ({ children }) => (
          <LanguageProvider language={language}>{children}</LanguageProvider>
        ),
      })
      const names = [...[...fields, ...columns].map(({ name }) => name), ...sorts, ...flags]
      expect(names.filter((name) => result.current(name) === name)).toEqual([])
    },
  )

  it('all screens of the back office are looked at', () => {
    expect(screens.length).toBeGreaterThanOrEqual(13)
  })
})
