import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { CookieNotice } from './cookie-notice.tsx'

const meta = {
  title: 'Сообщения/CookieNotice',
  component: CookieNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'О файлах cookie',
    children: 'Мы храним в браузере город, корзину и настройки.',
    shortText: 'Считать посещения?',
    link: <TextLink href="/privacy-policy/">Политика конфиденциальности</TextLink>,
    actions: (
      <Button size={40} kind="dark">
        Понятно
      </Button>
    ),
  },
} satisfies Meta<typeof CookieNotice>

export default meta
type Story = StoryObj<typeof meta>

export const OverThePage: Story = {}
