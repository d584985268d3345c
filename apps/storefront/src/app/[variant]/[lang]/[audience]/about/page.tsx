import { getAboutData, getInstagram } from '@svetlitsa/api-client/api/content'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../call-options.ts'
import { AboutFigures } from '../../../../../features/about/about-figures.tsx'
import { RoomPictures } from '../../../../../features/about/room-pictures.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type AboutPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: AboutPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  return infoMetadata(context, {
    title: infoTexts[context.language].titles.about,
    description: writtenText('about', context.language).lead,
    path: link.info('about'),
  })
}

export default async function AboutPage({ params }: AboutPageProps) {
  const context = contextOf(await params)
  const { language } = context
  const [about, visitors] = await Promise.all([
    getAboutData({}, callOptions(context)).then(answerOf),
    getInstagram({}, callOptions(context)).then(answerOf),
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
