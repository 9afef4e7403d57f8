// One stylesheet for doors and frame, loaded with the start; each part's rules stand beside the part.
import './website/startup.css';
import './layout/layout.css';
import './layout/top-bar.css';
import './menu/menu.css';
import './layout/footer.css';
import './notifications/notifications.css';
import './sign-in/sign-in.css';
