import { getNameInitial } from '@svetlitsa/domain/shop-settings/shop-mark'

type BrandMarkProps = {
  name: string
  tone?: 'terracotta' | 'plain'
  size?: 'phone' | 'desktop' | 'responsive'
}

const sizes = {
  phone: 'h-7 w-7',
  desktop: 'h-8.5 w-8.5',
  responsive: 'h-7 w-7 lg:h-8.5 lg:w-8.5',
} as const

const tones = {
  terracotta: { mark: 'text-accent', arch: 'currentColor', initial: 'fill-on-accent' },
  plain: { mark: undefined, arch: 'none', initial: 'fill-current' },
} as const

/**
 * The initial of the shop in an arch, as on its icons (ADR 0086). The style of a brand that has a
 * mark of its own shows that one here instead (shop.brand).
 */
export function BrandMark({ name, tone = 'terracotta', size = 'responsive' }: BrandMarkProps) {
  const { mark, arch, initial } = tones[tone]
  return (
    <span data-brand-mark className={mark}>
      <svg className={`shrink-0 ${sizes[size]}`} viewBox="0 0 64 64" aria-hidden="true">
        <path
          d="M6 62V28C6 13.6 17.6 2 32 2s26 11.6 26 26v34z"
          fill={arch}
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <text x="32" y="50" textAnchor="middle" fontSize="36" fontWeight="600" className={initial}>
          {getNameInitial(name)}
        </text>
      </svg>
    </span>
  )
}
