/** The only one of two hundred build constants that Next's browser code reads. */
module.exports = { NEXT_NAV_DEPLOYMENT_ID_HEADER: 'x-nextjs-deployment-id' }
