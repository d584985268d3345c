/** The one of the build's two hundred constants that Next's code for browsers reads. */
module.exports = { NEXT_NAV_DEPLOYMENT_ID_HEADER: 'x-nextjs-deployment-id' }
