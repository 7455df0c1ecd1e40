// The bodies of Asio and Beast, compiled once (BOOST_ASIO_SEPARATE_COMPILATION); all other files see declarations only.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
