import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { PanesBackground } from '@svetlitsa/ui/brand/panes-background'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { ReactNode } from 'react'

type ErrorScreenProps = {
  title: string
  text: string
  /** Large pale digits behind the armchair: 404, 500. */
  digits: string
  actions: ReactNode
}

const armchair = {
  src: 'drawn/armchair/84x84x80-B65A38-fabric-front.svg',
  width: 1000,
  height: 800,
}

/**
 * The error illustration, message and actions (ADR 0050). It stays light in both themes, because
 * its picture has a light sand background that must blend in.
 */
export function ErrorScreen({ title, text, digits, actions }: ErrorScreenProps) {
  return (
    <section
      data-theme="light"
      className="relative flex min-h-120 flex-col overflow-hidden rounded-large bg-sand text-ink md:flex-row md:items-center"
    >
      <PanesBackground />
      <div className="relative p-6 md:w-1/2 md:p-16">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 text-lead text-ink-soft">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
      </div>
      <div className="relative grow self-stretch">
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-2 text-center text-giant text-figure md:top-10"
        >
          {digits}
        </p>
        <div className="relative mx-auto mt-14 max-w-100 mix-blend-darken md:mt-28 md:max-w-120">
          <ProductPicture picture={toPictureData(armchair, 'page')} alt="" load="soon" />
        </div>
      </div>
    </section>
  )
}
