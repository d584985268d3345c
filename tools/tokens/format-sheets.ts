import type { Theme, Token, Tokens } from './read-tokens.ts'

const notice = '/* Generated from ../data by `npm run tokens`: change the tokens, not this file. */'

/** Parts of a type role; the size is the role itself. */
const roleParts: Readonly<Record<string, string>> = {
  'line-height': '--line-height',
  weight: '--font-weight',
  tracking: '--letter-spacing',
}

/** Formats the style sheets of packages/ui/src/tokens/theme, by their names. */
export function formatSheets({ base, themes, screens }: Tokens): Map<string, string> {
  const formatGroups = (...groups: string[]) => {
    const isMember = ({ path }: Token) => groups.includes(path[0] ?? '')
    const changes = screens
      .map(({ minWidth, tokens }) => ({ minWidth, lines: tokens.filter(isMember).map(formatLine) }))
      .filter(({ lines }) => lines.length > 0)
      .map(({ minWidth, lines }) =>
        block(`@media (width >= ${minWidth}px)`, [block(':root', lines)]),
      )
    const theme = block('@theme', base.filter(isMember).map(formatLine))
    return changes.length === 0 ? [theme] : [theme, block('@layer theme', spread(changes))]
  }
  return new Map([
    ['font.css', join(formatGroups('font', 'font-weight'))],
    ['colour.css', join(formatColours(base, themes))],
    ['type.css', join(formatGroups('text'))],
    ['space.css', join(formatGroups('breakpoint', 'spacing', 'container'))],
    ['shape.css', join(formatGroups('radius', 'shadow'))],
    ['motion.css', join(formatMotion(base))],
  ])
}

/**
 * A theme is the one of the system unless an element has `data-theme`, so that a part of a page can
 * stay light on a dark one.
 */
function formatColours(base: Token[], { light, dark }: Tokens['themes']): string[] {
  const names = light.map((token) => `--color-${getName(token)}: ${formatUse(token)};`)
  const formatTheme = (theme: Theme, tokens: Token[]) => [
    `color-scheme: ${theme};`,
    ...tokens.filter(({ mix }) => !mix).map((token) => `--${getName(token)}: ${token.css};`),
  ]
  const fixed = base.filter(({ path }) => path[0] === 'color')
  return [
    block('@theme inline', names),
    `/* Independent of the theme: used on pictures or over the whole page. */\n${block('@theme', fixed.map(formatLine))}`,
    block(
      '@layer theme',
      spread([
        block(':root,\n[data-theme="light"]', formatTheme('light', light)),
        block('@media (prefers-color-scheme: dark)', [
          block(':root:not([data-theme])', formatTheme('dark', dark)),
        ]),
        block('[data-theme="dark"]', formatTheme('dark', dark)),
      ]),
    ),
  ]
}

function formatMotion(base: Token[]): string[] {
  const find = (group: string) => base.filter(({ path }) => path[0] === group)
  const calm = find('duration').find((token) => getName(token) === 'calm')
  return [
    block('@theme', [
      ...find('ease')
        .filter(({ css }) => css !== 'linear')
        .map(formatLine),
      `--default-transition-duration: ${calm?.css};`,
      '--default-transition-timing-function: var(--ease-calm);',
      ...find('animate').map(formatLine),
    ]),
  ]
}

function formatLine(token: Token): string {
  return `--${getVariable(token)}: ${token.css};`
}

/** The variable of Tailwind's theme. */
function getVariable({ path: [group = '', name = '', part = ''] }: Token): string {
  if (group === 'spacing' && name === 'step') return group
  return `${group}-${name}${roleParts[part] ?? ''}`
}

function getName({ path }: Token): string {
  return path.at(-1) ?? ''
}

function formatUse(token: Token): string {
  if (!token.mix) return `var(--${getName(token)})`
  const toVariable = (reference: string) => `var(--${reference.slice(1, -1).split('.').at(-1)})`
  const { color, share } = token.mix
  const other = toVariable(token.mix.with)
  return `color-mix(in srgb, ${toVariable(color)} ${Math.round(share * 100)}%, ${other})`
}

function block(head: string, parts: string[]): string {
  const lines = parts.flatMap((part) => part.split('\n'))
  return `${head} {\n${lines.map((line) => (line ? `  ${line}` : line)).join('\n')}\n}`
}

/** Separates blocks by empty lines. */
function spread(blocks: string[]): string[] {
  return blocks.flatMap((text, index) => (index === 0 ? [text] : ['', text]))
}

function join(blocks: string[]): string {
  return `${notice}\n${blocks.join('\n\n')}\n`
}
