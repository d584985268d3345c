import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getAboutData, getInstagram } from '@svetlitsa/api-client/content/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { AboutFigures } from '../../../../../features/about/about-figures.tsx'
import { RoomPictures } from '../../../../../features/about/room-pictures.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { getCallOptions } from '../../../../../page-context/get-call-options.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type AboutPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: AboutPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles.about,
    description: (await loadInfoText(context, 'about')).lead,
    path: link.info('about'),
  })
}

export default async function AboutPage({ params }: AboutPageProps) {
  const context = toPageContext(await params)
  const { language } = context
  const [about, visitors] = await Promise.all([
    getAboutData({}, getCallOptions(context)).then(unwrapAnswer),
    getInstagram({}, getCallOptions(context)).then(unwrapAnswer),
  ])
  const { rooms, visitorsRooms } = contentTexts[language].about
  return (
    <InfoFrame context={context} title={infoTexts[language].titles.about} wide>
      <InfoArticle context={context} code="about" />
      <AboutFigures about={about} language={language} />
      <RoomPictures title={rooms} pictures={about.images} spaced />
      <RoomPictures title={visitorsRooms} pictures={visitors.items} spaced />
    </InfoFrame>
  )
}
