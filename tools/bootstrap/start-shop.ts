import { runShop } from './shop/run-shop.ts'

await runShop('built', 'npm start')
