/** Every sentence about paying and the subscription, except those of `checkoutMessages.ts`. */
export const BILLING_MESSAGES = {
  checkoutFailed: 'Failed to create checkout session',
  checkoutUrlMissing: 'No checkout URL returned',
  checkoutClosed: 'Checkout closed. If you had paid already, PRO opens as soon as the payment is confirmed.',
  proArrived: 'Your payment is confirmed: PRO is yours.',
  alreadyPro: 'You already have PRO.',
  paymentOverdue: 'Your last payment failed. Change your card in Settings, and PRO goes on.',
  userNotAuthenticated: 'User not authenticated',
  subscriptionUnread: 'Your subscription could not be read.',
  subscriptionCancelled: 'Subscription cancelled successfully',
  cancelFailed: 'Failed to cancel subscription. Please try again.',
  subscriptionResumed: 'Subscription resumed successfully',
  resumeSubscriptionFailed: 'Failed to resume subscription. Please try again.',
  changeCardFailed: 'Failed to open the page for your card. Please try again.',
} as const;
