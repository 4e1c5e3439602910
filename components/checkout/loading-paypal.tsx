export const LoadingPayPal = () => (
  <p role="status" className="paypal-loading">
    Loading PayPal...
  </p>
)
