import { brandPicturePaths } from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services/services.ts'
import type { BrandPictures } from './brand-pictures.ts'

/** Icons and share pictures have fixed addresses, so browsers ask whether the brand has changed. */
const CACHING = 'public, max-age=0, must-revalidate'

/** The pictures of the shop's brand: icons of the tab and of the installed shop, share pictures. */
export function registerBrandPictures(app: FastifyInstance, { log, shop }: Services): void {
  let opening: Promise<BrandPictures> | null = null
  const open = async () => {
    const { BrandPictures } = await import('./brand-pictures.ts')
    return new BrandPictures(log)
  }
  for (const path of brandPicturePaths) {
    app.get(path, async (request, reply) => {
      opening ??= open()
      const { brand } = await shop.getCurrent()
      const { bytes, type, version } = await (await opening).get(path, brand)
      const etag = `"${version}"`
      reply.header('cache-control', CACHING).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.header('x-content-type-options', 'nosniff').type(type).send(bytes)
    })
  }
}
