import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

function render(props: Partial<ComponentProps<typeof Picture>> = {}): string {
  return renderToStaticMarkup(
    <Picture
      sources={{ src: '/sofa.jpg' }}
      alt="Диван"
      width={500}
      height={400}
      fallback="/fallback.svg"
      {...props}
    />,
  )
}

describe('[image.loading] a picture', () => {
  it('loads lazily and is decoded beside the page where nothing else is asked for', () => {
    expect(render()).toMatch(/^<img [^>]*loading="lazy" decoding="async"/)
  })

  it.each(['lazy', 'eager'] as const)('can load %s', (loading) => {
    expect(render({ loading })).toContain(`loading="${loading}"`)
  })

  it.each(['async', 'auto', 'sync'] as const)('can be decoded %s', (decoding) => {
    expect(render({ decoding })).toContain(`decoding="${decoding}"`)
  })

  it('has a source of each format for the densities 1 and 2, the smallest first', () => {
    const avif = { single: '/sofa.avif', double: '/sofa@2x.avif' }
    const webp = { single: '/sofa.webp', double: '/sofa@2x.webp' }
    const jpeg = { single: '/sofa.jpg', double: '/sofa@2x.jpg' }
    const html = render({ sources: { avif, webp, jpeg, src: '/sofa.jpg' } })
    const sources = [...html.matchAll(/<source type="([^"]+)" srcSet="([^"]+)"/g)]
    expect(sources.map(([, type, srcSet]) => [type, srcSet])).toEqual([
      ['image/avif', '/sofa.avif 1x, /sofa@2x.avif 2x'],
      ['image/webp', '/sofa.webp 1x, /sofa@2x.webp 2x'],
      ['image/jpeg', '/sofa.jpg 1x, /sofa@2x.jpg 2x'],
    ])
    expect(html).toMatch(/<img [^>]*src="\/sofa\.jpg"/)
  })

  it('has one file for both densities where there is no second', () => {
    const html = render({ sources: { webp: { single: '/sofa.webp' }, src: '/sofa.jpg' } })
    expect(html).toContain('srcSet="/sofa.webp"')
  })
})
