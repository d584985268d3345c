import type { TransformedToken } from 'style-dictionary/types'

interface Colour {
  alpha?: number
  hex: string
}

interface Dimension {
  value: number
  unit: string
}

interface Shadow {
  color: Colour
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}

/** What a shorthand of CSS says that a transition of the Design Tokens format cannot. */
interface Animation {
  iterations?: string
  fill?: string
}

const linear = 'linear'

/** Formats the value of a token, whose references are resolved, as CSS. */
export function formatValue(token: TransformedToken): string {
  const value = token.$value
  switch (token.$type) {
    case 'color':
      return formatColour(value)
    case 'dimension':
    case 'duration':
      return formatDimension(value)
    case 'fontFamily':
      return value.map(formatFamily).join(', ')
    case 'fontWeight':
      return String(value)
    // The only numbers are the tracking of type roles.
    case 'number':
      return `${value}em`
    case 'cubicBezier':
      return formatEasing(value)
    case 'shadow':
      return value.map(formatShadow).join(', ')
    case 'transition':
      return formatAnimation(token)
    default:
      throw new Error(`no CSS for a token of type ${token.$type}: ${token.path.join('.')}`)
  }
}

function formatColour({ alpha, hex }: Colour): string {
  if (alpha === undefined) return hex
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

function formatDimension({ value, unit }: Dimension): string {
  return `${value}${unit}`
}

/** Names of CSS such as `system-ui` stand without quotes. */
function formatFamily(family: string): string {
  return /^[a-z-]+$/.test(family) ? family : `"${family}"`
}

function formatEasing(points: readonly number[]): string {
  return String(points) === '0,0,1,1' ? linear : `cubic-bezier(${points.join(', ')})`
}

function formatShadow({ color, offsetX, offsetY, blur, spread }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
  const formatted = lengths.map((length) => (length.value === 0 ? '0' : formatDimension(length)))
  return `${formatted.join(' ')} ${formatColour(color)}`
}

/** Formats an animation named as its token; its easing stays a variable. */
function formatAnimation({ path, $value, original, $extensions }: TransformedToken): string {
  const { duration, timingFunction } = $value
  const reference = /^\{(.+)\}$/.exec(original.$value.timingFunction)?.[1]?.replaceAll('.', '-')
  const isLinear = timingFunction === linear
  const { iterations, fill }: Animation = $extensions?.['ru.svetlitsa.animation'] ?? {}
  const easing = isLinear || !reference ? timingFunction : `var(--${reference})`
  return [path.at(-1), duration, easing, iterations, fill].filter(Boolean).join(' ')
}
