/** '1 item', '2 items'. */
export const itemCount = (units: number) => `${units} ${units === 1 ? 'item' : 'items'}`
