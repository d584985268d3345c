import { addons } from 'storybook/manager-api'
import { shopThemes } from './shop-theme.ts'

addons.setConfig({ theme: shopThemes.light })
